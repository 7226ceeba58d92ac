/** Defines what a request with rows of the billing system may contain, and what its answer says. */
import { type SubjectName, subjectNames } from './subjectNames'

/** The lines of statements are sent with their statements. */
type BatchSubject = Exclude<SubjectName, 'statement_lines'>
const isBatchSubject = (name: SubjectName): name is BatchSubject => name !== 'statement_lines'
export const batchSubjects = subjectNames.filter(isBatchSubject)

/** The size of a request is limited, too (`bodyLimitBytes`). */
export const maxBatchRows = 5_000

/** An answer has at most this many rejects. The Data exchange screen has them all. */
export const maxAnsweredRejects = 1_000
