/** What one play can score at most in All Fives, by the top number of the set. */
export const MOST_IN_A_PLAY = { 6: 35, 9: 60, 12: 80, 15: 100, 18: 130 } as const;
