/** Stores the reading of a gas meter that a customer sends with a request, so that staff can check it. */
import { and, desc, eq } from 'drizzle-orm'
import type { Question } from '#shared/contract/cases/caseCatalog'
import { Day } from '#shared/http/days'
import type { Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/customers/accounts'
import { submittedReadings } from '../../db/schema/services/usage'
import type { CaseRow } from '../../directory/cases/cases.queries'
import { recordEvent } from '../../directory/outboundEvents/recordEvent'

interface AnsweredQuestions {
  questions: readonly Question[]
  answers: readonly { code: string; answer: string }[]
  today: string
}

/** The answers have been validated. A reading that has no gas service, or is of a future day, is just an answer. */
export async function storeReading(
  tx: Executor,
  request: CaseRow,
  { questions, answers, today }: AnsweredQuestions,
): Promise<void> {
  const answerTo = (kind: Question['kind']): string | undefined => {
    const question = questions.find((candidate) => candidate.kind === kind)
    return answers.find(({ code }) => code === question?.code)?.answer
  }
  const value = answerTo('reading')
  const day = Day.safeParse(answerTo('day'))
  const readOn = day.success ? day.data : today
  if (value === undefined || readOn > today) return
  const serviceAccountId = await findGasService(tx, request)
  if (serviceAccountId === null) return
  const reading = { readOn, value: Number(value) }
  await tx.insert(submittedReadings).values({ caseId: request.id, serviceAccountId, ...reading })
  await recordEvent(tx, {
    type: 'meter_reading.submitted',
    customerNumber: request.customerNumber,
    at: request.createdAt,
    data: {
      case_id: request.id,
      case_no: request.number,
      service_account_id: serviceAccountId,
      read_on: readOn,
      value: reading.value,
    },
  })
}

/** Returns the gas service of the request's customer at its address. */
async function findGasService(
  tx: Executor,
  { customerNumber, premiseNumber }: Pick<CaseRow, 'customerNumber' | 'premiseNumber'>,
): Promise<string | null> {
  if (premiseNumber === null) return null
  const [found] = await tx
    .select({ id: serviceAccounts.id })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        eq(billingAccounts.customerNumber, customerNumber),
        eq(serviceAccounts.premiseNumber, premiseNumber),
        eq(serviceAccounts.serviceType, 'GAS'),
      ),
    )
    .orderBy(desc(serviceAccounts.startedOn))
    .limit(1)
  return found?.id ?? null
}
