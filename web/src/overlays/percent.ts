/** A chance for people to read, in whole hundredths. */
export const hundredths = (chance: number): number => Math.round(100 * chance);

export const percent = (chance: number): string => `${hundredths(chance)} %`;
