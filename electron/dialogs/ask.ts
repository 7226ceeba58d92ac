/** Questions that the system itself puts to the person, so that they can be answered when the page cannot. */

/** A box of the system's; answers which of the buttons was pressed. */
export interface Box {
  message: string
  detail: string
  buttons: string[]
  /** The one of Enter, and the one of Escape. */
  defaultId: number
  cancelId: number
}

export type ShowBox = (box: Box) => Promise<number>

export interface Question<C extends string> {
  message: string
  detail: string
  /** In the order in which they stand. */
  choices: Readonly<Record<C, string>>
  /** What happens when somebody just presses Enter, or goes away: the one that loses nothing. */
  safe: NoInfer<C>
}

/** Answers the choice; what is no button of the question is the safe one. */
export async function ask<C extends string>(show: ShowBox, question: Question<C>): Promise<C> {
  // Object.keys knows no keys; these are the question’s own.
  const ids = Object.keys(question.choices) as C[]
  const at = ids.indexOf(question.safe)
  const pressed = await show({
    message: question.message,
    detail: question.detail,
    buttons: ids.map((id) => question.choices[id]),
    defaultId: at,
    cancelId: at,
  })
  return ids[pressed] ?? question.safe
}
