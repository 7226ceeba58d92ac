/** Prices below a dollar are shown in tenths of a cent, as on bills. */
export const rateText = (rate: number): string => rate.toFixed(rate < 1 ? 3 : 2)
