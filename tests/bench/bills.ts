/** Measures the calls about bills and gas, for demo customers with a gas service. */
import { z } from 'zod/mini'
import { getStatement, getStatementPdf, listStatements } from '#shared/contract/billing/statements'
import { listUsage } from '#shared/contract/services/usage'
import type { Customer } from './customers'
import { type Call, post } from './load'

export interface BilledCustomer {
  token: string
  statementId: string
  gasServiceId: string
}

const Listed = z.object({ data: z.object({ statements: z.array(z.object({ statement_id: z.string() })) }) })

const Answered = z.object({ data: z.looseObject({ previous_statement_id: z.nullable(z.string()) }) })

interface Ask {
  portal: string
  token: string
}

const callOf = ({ portal, token }: Ask, path: string, body: object): Call => ({
  url: portal + path,
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
})

export const statementsCall = (ask: Ask): Call => callOf(ask, listStatements.path, { page_number: 1, page_size: 20 })

export const pdfCall = (ask: Ask, { statementId }: BilledCustomer): Call =>
  callOf(ask, getStatementPdf.path, { statement_id: statementId })

export const usageCall = (ask: Ask, { gasServiceId }: BilledCustomer): Call =>
  callOf(ask, listUsage.path, { service_account_id: gasServiceId, months: 24 })

/** Returns the customers who have a gas service, each with their newest statement. */
export async function findBilled(portal: string, customers: readonly Customer[]): Promise<BilledCustomer[]> {
  const found: BilledCustomer[] = []
  for (const { token, gasServiceId } of customers) {
    if (!gasServiceId) continue
    const { text } = await post(statementsCall({ portal, token }))
    const [newest] = Listed.parse(JSON.parse(text)).data.statements
    if (newest) found.push({ token, gasServiceId, statementId: newest.statement_id })
  }
  if (found.length === 0) throw new Error('None of the customers has gas and a statement')
  return found
}

/** Returns a statement and the previous one as the portal answers them, for rendering it without the portal. */
export async function printedStatementOf(portal: string, { token, statementId }: BilledCustomer): Promise<unknown> {
  const read = async (id: string) => {
    const answer = await fetch(`${portal}${getStatement.path}?statement_id=${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return Answered.parse(await answer.json()).data
  }
  const statement = await read(statementId)
  const { previous_statement_id: previousId } = statement
  return { statement, previous: previousId ? await read(previousId) : null }
}
