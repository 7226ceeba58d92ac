/** Texts about canned answers. */
import { answerPlaceholders } from '../../fields/answerPlaceholders'
import { quantity } from '../../format/plural'

export const answerAdded = 'Saved reply added.'
export const answerChanged = 'Saved reply changed.'
export const answerDeleted = 'Saved reply deleted.'
export const answerTitleTaken = 'A saved reply with this title already exists.'
export const answerEditConflict = 'Someone changed this saved reply after you opened it. What you typed is still here.'
export const unknownPlaceholder = (mark: string) =>
  `${mark} isn’t a field we can fill in. Use ${answerPlaceholders.map((name) => `{${name}}`).join(', ')}.`
export const answer = 'Saved reply'
export const addAnswer = 'Add saved reply'
export const editAnswer = 'Edit saved reply'
export const savedVersion = (title: string, body: string) => `The saved version is “${title}”: ${body}`
export const placeholdersHint = (placeholders: string) => `Replies fill in ${placeholders} automatically.`
export const cannedAnswers = 'Saved replies'
export const deleteAnswer = 'Delete this saved reply?'
export const deleteAnswerEffect = (title: string) => `“${title}” will be deleted for everyone who works in the queue.`
export const cannedAnswersNotLoaded = 'We couldn’t load the saved replies.'
export const matchingAnswers = (count: number) =>
  `${quantity(count, 'saved reply', 'saved replies')}. Use the up and down arrow keys, then press Enter.`
export const insertAnswer = 'Insert a saved reply'
