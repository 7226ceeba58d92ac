/** Lists every question with its topic. */
import { isStaff, type UserType } from '../access/access'
import type { Question, Topic } from './topic'
import { topics } from './topics'

export interface Entry extends Question {
  topic: Topic
}

export const entries: readonly Entry[] = topics.flatMap((topic) =>
  topic.questions.map((question) => ({ ...question, topic })),
)

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))

export const entryOf = (slug: string | null): Entry | undefined => (slug === null ? undefined : bySlug.get(slug))

/** Staff answer questions of all customers, so they see every entry. */
export const isForUserType = ({ topic: { userTypes }, isForAllUsers }: Entry, userType: UserType): boolean =>
  isStaff(userType) || isForAllUsers === true || userTypes === undefined || userTypes.includes(userType)
