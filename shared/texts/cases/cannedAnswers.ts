/** Texts about canned answers. */
import { answerPlaceholders } from '../../fields/answerPlaceholders'
import { quantity } from '../../format/plural'

export const answerAdded = 'Answer added.'
export const answerChanged = 'Answer changed.'
export const answerDeleted = 'Answer deleted.'
export const answerTitleTaken = 'An answer with this title already exists.'
export const answerEditConflict = 'Someone changed this answer after you opened it. What you typed is still here.'
export const unknownPlaceholder = (mark: string) =>
  `${mark} isn’t a field we can fill in. Use ${answerPlaceholders.map((name) => `{${name}}`).join(', ')}.`
export const answer = 'Answer'
export const addAnswer = 'Add answer'
export const editAnswer = 'Edit answer'
export const savedVersion = (title: string, body: string) => `The saved version is “${title}”: ${body}`
export const placeholdersHint = (placeholders: string) => `Replies fill in ${placeholders} automatically.`
export const cannedAnswers = 'Canned answers'
export const deleteAnswer = 'Delete this answer?'
export const deleteAnswerEffect = (title: string) => `“${title}” will be deleted for everyone who works in the queue.`
export const cannedAnswersNotLoaded = 'We couldn’t load the canned answers.'
export const matchingAnswers = (count: number) =>
  `${quantity(count, 'canned answer', 'canned answers')}. Use the up and down arrow keys, then press Enter.`
export const insertAnswer = 'Insert a canned answer'
