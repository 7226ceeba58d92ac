/** Executes the commands that read or download a statement. */

import { paths } from '#shared/paths'
import * as commandTexts from '#shared/texts/speech/commands'
import { useLazyListStatementsQuery } from '../../api/billing/statements'
import type { DispatchedCommand } from '../../domain/commands/commandSlice'
import { saveStatement } from '../../domain/exports/saveStatement'
import { paymentGuard } from '../../features/payments/paying/sending/paymentGuard'
import { useSelection } from '../../session/useSelection'
import { dayText } from '../../ui/format/days'
import { findNamedStatement, oldestSearchedDate, statementQueryFor } from './findNamedStatement'
import type { CommandOutcome } from './useCommandOutcome'

export function useOpenStatement({ notifyUser, isCurrent, finish, reject, goTo }: CommandOutcome) {
  const { account } = useSelection()
  const [listStatements] = useLazyListStatementsQuery()

  /** Opens the newest statement, or the newest of a month, on its page. */
  return async function openStatement(command: DispatchedCommand, mode: 'read' | 'download'): Promise<void> {
    if (!account) return finish(command)
    const { Month: month, Year: year } = command.Parameters
    const { data } = await listStatements({ body: statementQueryFor(command.Parameters, account.crm_billing_group_id) })
    if (!isCurrent(command)) return undefined
    if (paymentGuard.isActive()) return reject(command, commandTexts.paymentUnderWay)
    const found = data && findNamedStatement(data.statements, command.Parameters)
    if (!found) {
      finish(command)
      const since = data && oldestSearchedDate(data)
      return notifyUser(
        data
          ? commandTexts.noStatement(commandTexts.monthText(month, year), since ? dayText(since) : null)
          : commandTexts.statementsNotLoaded,
      )
    }
    goTo(command, `${paths.billingHistory}?${new URLSearchParams({ statement: found.statement_id }).toString()}`)
    if (mode === 'read') return notifyUser(commandTexts.theBillFrom(dayText(found.bill_date)))
    const { error } = await saveStatement(found)
    if (error) notifyUser(commandTexts.statementNotDownloaded)
  }
}
