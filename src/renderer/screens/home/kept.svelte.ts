import type { KeptTables, LeftHere, FileTrouble, TableInFile } from '../../../shared/leftTables';

/** What lies on Home in the place of the tables of this house. */
export type HomePaper =
  | { readonly is: 'none' }
  /** The tables that were left. */
  | { readonly is: 'left' }
  | { readonly is: 'file'; readonly table: TableInFile }
  | { readonly is: 'badFile'; readonly why: FileTrouble };

type Shell = Pick<KeptTables, 'leftHere' | 'forgetTable' | 'chooseTableFile'>;

/** The tables that are kept on this machine, and the file that somebody thinks of opening. */
export class Kept {
  here = $state.raw<LeftHere>({ tables: [], unreadable: [] });
  paper = $state.raw<HomePaper>({ is: 'none' });
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  async look(): Promise<void> {
    this.here = await this.#shell.leftHere();
  }

  /** Lays down the list of what was left. @returns whether it lies there. */
  showLeft(): boolean {
    this.paper = { is: 'left' };
    return true;
  }

  /** Lets go of a table; the list is put away with the last one. */
  async forget(id: string): Promise<void> {
    this.here = await this.#shell.forgetTable(id);
    if (this.here.tables.length === 0) this.putAway();
  }

  /** Asks for a file. @returns whether somebody chose one; otherwise all stays as it is. */
  async chooseFile(): Promise<boolean> {
    const answer = await this.#shell.chooseTableFile();
    if (!answer.ok) this.paper = { is: 'badFile', why: answer.error };
    else if (answer.value !== null) this.paper = { is: 'file', table: answer.value };
    return !answer.ok || answer.value !== null;
  }

  putAway(): void {
    this.paper = { is: 'none' };
  }
}
