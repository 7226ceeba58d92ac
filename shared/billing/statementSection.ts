/** Lists the sections of a statement in the order in which they are printed. */
export const statementSections = ['FIBER', 'TV', 'VOIP', 'GAS', 'ONE_TIME', 'TAXES'] as const
export type StatementSection = (typeof statementSections)[number]
