/** Lists the conditions that must be met before a visit. Each must be confirmed. */

import type { LotRequestKind } from '#shared/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { Checkbox } from '../../ui/Checkbox'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { confirmedCodes } from './lotDraft'
import styles from './propertyRequests.module.css'
import type { LotRequestForm } from './useLotRequest'

export function Readiness({ request, kind }: { request: LotRequestForm; kind: LotRequestKind }) {
  const { form, values, fill } = request
  const { control, error } = form.field('readiness')
  const codes = confirmedCodes(values)
  const errorId = control['aria-describedby']

  function toggle(code: string, isConfirmed: boolean): void {
    const others = codes.filter((other) => other !== code)
    fill({ readiness: (isConfirmed ? [...others, code] : others).join(' ') })
  }

  return (
    <Panel title={propertyRequestTexts.siteReadiness}>
      <fieldset className={styles.list} aria-describedby={errorId}>
        <legend className="visually-hidden">{propertyRequestTexts.readinessLegend}</legend>
        {Object.entries(propertyRequestTexts.readinessStatements[kind]).map(([code, statement], index) => (
          <Checkbox
            key={code}
            {...(index === 0 && { id: control.id })}
            checked={codes.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          >
            {statement}
          </Checkbox>
        ))}
      </fieldset>
      <p id={errorId} className={parts.problem}>
        {error}
      </p>
    </Panel>
  )
}
