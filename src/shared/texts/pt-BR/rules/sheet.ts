import { sentence } from '../../rules/sentence';
import type { Texts } from '../../book';

/** The rules of a table as people would say them to one another; which of them are said, the page decides. */
export const SENTENCES: Texts['rules']['sentences'] = {
  table: sentence`Jogamos ${'teams'}, com ${'set'}.`,
  hand: sentence`São ${'handSize'} para cada.`,
  round: sentence`A vez passa ${'direction'}.`,

  opens: sentence`O jogo abre com ${'firstLead'}.`,
  noneHasIt: sentence`Se ninguém tem carroça, ${'noDouble'}.`,
  untilSomebodyHasIt: sentence`Damos as pedras de novo até alguém ter essa carroça.`,
  lots: sentence`No sorteio, ganha ${'lots'}.`,
  later: sentence`As outras rodadas abrem com ${'laterLead'}.`,
  afterNobody: sentence`Se ninguém ganhou a rodada, sai ${'tiedLead'}.`,

  draw: sentence`Se nada serve, ${'drawing'}; o monte vai até ${'reserve'}.`,
  knock: sentence`Se nada serve, ${'drawing'}.`,
  byChoice: sentence`Quem pode jogar ${'drawByChoice'}.`,
  spinner: sentence`A primeira carroça ${'spinner'}.`,
  placing: sentence`A pedra que serve nas duas pontas ${'placing'}.`,

  inPlay: sentence`${'playScoring'}.`,
  out: sentence`Quem bate leva os pontos de todas as outras mãos.`,
  outTeam: sentence`Quem bate leva ${'teamScore'}.`,
  outRounded: sentence`Quem bate leva os pontos de todas as outras mãos, ${'roundBonus'}.`,
  outTeamRounded: sentence`Quem bate leva ${'teamScore'}, ${'roundBonus'}.`,
  outNothing: sentence`Bater vale ${'roundBonus'}.`,
  boneyard: sentence`Os pontos do monte ${'countBoneyard'}.`,

  stuck: sentence`Ganha quem tem menos pontos na mão.`,
  stuckTeam: sentence`Ganha a dupla com ${'teamBlock'}.`,
  stuckScores: sentence`Isso vale ${'blockScore'}.`,
  tie: sentence`O empate é de ${'blockTie'}.`,

  pace: sentence`A mesa joga ${'pace'}.`,
  away: sentence`Quando alguém se ausenta, ${'awayAfter'}.`,
  time: sentence`Cada jogada pode levar ${'turnTime'}.`,
  pointsShown: sentence`Os pontos da jogada aparecem ${'pointsShown'}.`,
  hints: sentence`Durante o jogo, ${'hints'}.`,

  winning: sentence`Ganha quem chegar primeiro a ${'target'}.`,
  winningWhen: sentence`Ganha quem chegar primeiro a ${'target'}, ${'targetReached'}.`,
};

export const SECTIONS: Texts['rules']['sections'] = {
  table: 'Mesa',
  lead: 'Saída',
  turn: 'A vez',
  points: 'Pontos',
  stuck: 'Fechou',
  winning: 'Vitória',
  people: 'Pessoas',
};
