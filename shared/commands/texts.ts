/** What somebody is told whose sentence gave no command. */
export const commandTexts = {
  notUnderstood: (sentence: string) => `I did not understand “${sentence}”. Say “What can I say?” to see what works.`,
  notAllowed: (about: string) => `Your sign-in does not include this: ${about.toLowerCase()}.`,
}
