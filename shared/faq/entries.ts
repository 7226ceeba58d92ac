/** Lists every question with its topic. */
import { isStaff, type UserType } from '../access/access'
import type { Question, Topic } from './topic'
import { topics } from './topics'

export interface FaqEntry extends Question {
  topic: Topic
}

export const entries: readonly FaqEntry[] = topics.flatMap((topic) =>
  topic.questions.map((question) => ({ ...question, topic })),
)

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))

export const entryOf = (slug: string | null): FaqEntry | undefined => (slug === null ? undefined : bySlug.get(slug))

/** Staff answer questions of all customers, so they see every entry. */
export const isForUserType = ({ topic: { userTypes }, isForAllUsers }: FaqEntry, userType: UserType): boolean =>
  isStaff(userType) || isForAllUsers === true || userTypes === undefined || userTypes.includes(userType)
