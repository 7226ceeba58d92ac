/** Sets by when a delivery is expected each day, so that administrators are told if none arrives. */
import { type DeliveryExpectation, updateDeliveryExpectation } from '#shared/contract/operations/deliveries'
import { timeText } from '#shared/desks/openingHours'
import { deliverySources } from '#shared/imports/deliveryStates'
import * as commonTexts from '#shared/texts/common'
import * as lateDeliveryTexts from '#shared/texts/operations/lateDeliveries'
import { useGetDeliveryExpectationQuery, useUpdateDeliveryExpectationMutation } from '../../api/operations/imports'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { SelectField } from '../../ui/forms/fields/SelectField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'

const off = 'off'
const hourOptions = [
  { value: off, label: lateDeliveryTexts.noAlert },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeText(hour * 60) })),
]
const sourceOptions = deliverySources.map((value) => ({ value, label: lateDeliveryTexts.sourceLabels[value] }))

export function LateDeliveryPanel() {
  const query = useGetDeliveryExpectationQuery()
  const mayWrite = useHasRight('IMPORTS.write')
  return (
    <Panel title={lateDeliveryTexts.title}>
      <p>{lateDeliveryTexts.hint}</p>
      <PageState query={query} failedText={lateDeliveryTexts.notLoaded} rows={1}>
        {(expectation) =>
          mayWrite ? (
            <ExpectationForm key={expectation.version} expectation={expectation} />
          ) : (
            <p>{lateDeliveryTexts.currentAlert(timeOf(expectation))}</p>
          )
        }
      </PageState>
    </Panel>
  )
}

const timeOf = ({ expected_hour }: DeliveryExpectation): string | null =>
  expected_hour === null ? null : timeText(expected_hour * 60)

function ExpectationForm({ expectation }: { expectation: DeliveryExpectation }) {
  const { expected_hour, source, version } = expectation
  const [update] = useUpdateDeliveryExpectationMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(updateDeliveryExpectation, {
    initial: { expected_hour: expected_hour === null ? off : String(expected_hour), source },
    input: (values) => ({
      body: {
        expected_hour: values.expected_hour === off ? null : Number(values.expected_hour),
        source: values.source,
        version,
      },
    }),
    send: update,
    onSent: () => snackbar(lateDeliveryTexts.changed),
  })
  return (
    <form {...form.props} className={parts.column}>
      <SelectField
        label={lateDeliveryTexts.expectedBy}
        placeholder={commonTexts.choose}
        options={hourOptions}
        field={form.field('expected_hour')}
        value={form.values.expected_hour}
        onChange={(hour) => form.save({ expected_hour: hour })}
      />
      <SelectField
        label={lateDeliveryTexts.expected}
        placeholder={commonTexts.choose}
        options={sourceOptions}
        field={form.field('source')}
        value={form.values.source}
        onChange={(selected) => form.save({ source: selected })}
      />
      <div className={parts.actions}>
        <Button kind="primary" type="submit" isBusy={form.isBusy}>
          {commonTexts.save}
        </Button>
      </div>
    </form>
  )
}
