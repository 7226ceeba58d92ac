/** Asks the user in a system dialog, which also works when the page can't answer. */
import { keysOf } from '#shared/records'

export interface MessageBox {
  message: string
  detail: string
  buttons: string[]
  /** Enter presses the first button, and Escape the second. */
  defaultId: number
  cancelId: number
}

export type ShowMessageBox = (box: MessageBox) => Promise<number>

interface Question<C extends string> {
  message: string
  detail: string
  /** The buttons have this order. */
  choices: Readonly<Record<C, string>>
  /** This choice loses nothing. It is the result of Enter and of closing the dialog. */
  safeChoice: NoInfer<C>
}

/** Returns the pressed choice. Any result that isn't a button is the safe choice. */
export async function askInMessageBox<C extends string>(showBox: ShowMessageBox, question: Question<C>): Promise<C> {
  const ids = keysOf(question.choices)
  const safeIndex = ids.indexOf(question.safeChoice)
  const pressedIndex = await showBox({
    message: question.message,
    detail: question.detail,
    buttons: ids.map((id) => question.choices[id]),
    defaultId: safeIndex,
    cancelId: safeIndex,
  })
  return ids[pressedIndex] ?? question.safeChoice
}
