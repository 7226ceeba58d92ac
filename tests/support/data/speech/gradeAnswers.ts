/** Grades the answers of the chat to the corpus. */
import type { ChatAnswer } from '#shared/contract/speech/chat'
import { type CorpusSentence, chatCorpus } from './chatCorpus'

type Grade = 'right' | 'handedOver' | 'wrong'

interface Graded {
  sentence: string
  expected: string
  given: string
  isAnswerable: boolean
  grade: Grade
}

export interface Grades {
  answerable: number
  right: number
  unanswerable: number
  /** Unanswerable sentences for which the chat says that it does not know, or offers a person. */
  honest: number
  wrong: number
  missed: Graded[]
}

function gradeAnswer([sentence, answers]: CorpusSentence, { source, about }: ChatAnswer): Graded {
  const expected = answers.split('|')
  const isHandedOver = source === 'nothing' || source === 'person'
  const isRight = isHandedOver ? expected.includes('') : expected.includes(about[0] ?? source)
  const grade = isRight ? 'right' : isHandedOver ? 'handedOver' : 'wrong'
  return { sentence, expected: answers, given: about.join('+') || source, isAnswerable: !expected.includes(''), grade }
}

/** Asks every sentence of the corpus. */
export async function gradeCorpus(ask: (sentence: string, index: number) => Promise<ChatAnswer>): Promise<Grades> {
  const graded: Graded[] = []
  for (const [index, entry] of chatCorpus.entries()) graded.push(gradeAnswer(entry, await ask(entry[0], index)))
  const answerable = graded.filter(({ isAnswerable }) => isAnswerable)
  const unanswerable = graded.filter(({ isAnswerable }) => !isAnswerable)
  const countRight = (list: readonly Graded[]) => list.filter(({ grade }) => grade === 'right').length
  return {
    answerable: answerable.length,
    right: countRight(answerable),
    unanswerable: unanswerable.length,
    honest: countRight(unanswerable),
    wrong: graded.filter(({ grade }) => grade === 'wrong').length,
    missed: graded.filter(({ grade }) => grade !== 'right'),
  }
}
