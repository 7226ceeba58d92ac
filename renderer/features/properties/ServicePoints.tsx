/** Shows the four services of a property: their states, their number of users, and their service points. */
import type { ServicePoint } from '#shared/contract/services/premises'
import type { Premise } from '#shared/contract/services/properties'
import { serviceBlocks, serviceOfBlock } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import * as serviceTexts from '#shared/texts/services/services'
import { useGetServicePointsQuery } from '../../api/services/premises'
import { CopyButton } from '../../ui/CopyButton'
import { DateText } from '../../ui/DateText'
import { PageState } from '../../ui/states/PageState'
import { Tag, type TagColor } from '../../ui/Tag'
import styles from './properties.module.css'

export function ServicePoints({ property }: { property: Premise }) {
  const query = useGetServicePointsQuery({ query: { premise_id: property.crm_premise_id } })
  return (
    <section aria-labelledby="service-points" className={styles.points}>
      <h3 id="service-points">{propertyTexts.servicesTitle}</h3>
      <PageState query={query} failedText={propertyTexts.servicePointsNotLoaded} rows={4}>
        {({ service_points }) =>
          serviceBlocks.map((block) => {
            const point = service_points.find(({ service_type }) => service_type === serviceOfBlock[block])
            return point && <ServicePointDetails key={block} point={point} users={property[block].active_users} />
          })
        }
      </PageState>
    </section>
  )
}

type PointState = keyof typeof propertyTexts.pointStateLabels

const stateColors: Record<PointState, TagColor> = {
  not_available: 'default',
  active: 'success',
  chosen: 'processing',
  pre_installed: 'default',
  available: 'default',
}

function statesOf({ active, selected, pre_installed, available }: ServicePoint): PointState[] {
  if (!available && !active) return ['not_available']
  const states: PointState[] = []
  if (active) states.push('active')
  if (selected) states.push('chosen')
  if (pre_installed) states.push('pre_installed')
  return states.length > 0 ? states : ['available']
}

function ServicePointDetails({ point, users }: { point: ServicePoint; users: number }) {
  const { service_type, service_point_id, active_since, meter_disconnected, meter_number, last_read_on } = point
  const meterState = meter_disconnected ? propertyTexts.meterDisconnected : propertyTexts.meterConnected
  return (
    <div className={styles.point}>
      <div className={styles.pointHead}>
        <h4>{serviceTexts.serviceLabels[service_type]}</h4>
        <span className={styles.chips}>
          {statesOf(point).map((state) => (
            <Tag key={state} color={stateColors[state]}>
              {propertyTexts.pointStateLabels[state]}
            </Tag>
          ))}
        </span>
      </div>
      {(point.available || point.active) && (
        <dl className={styles.facts}>
          <dt>{propertyTexts.servicePoint}</dt>
          <dd className={styles.number}>
            {service_point_id}{' '}
            <CopyButton
              text={service_point_id}
              label={propertyTexts.copyServicePoint(serviceTexts.serviceNames[service_type])}
            />
          </dd>
          <dt>{propertyTexts.activeUsers}</dt>
          <dd>{users}</dd>
          {active_since && (
            <>
              <dt>{propertyTexts.activeSince}</dt>
              <dd>
                <DateText value={active_since} />
              </dd>
            </>
          )}
          {meter_disconnected !== null && (
            <>
              <dt>{propertyTexts.meter}</dt>
              <dd>{meter_number ? propertyTexts.withMeterNumber(meterState, meter_number) : meterState}</dd>
            </>
          )}
          {last_read_on && (
            <>
              <dt>{propertyTexts.lastRead}</dt>
              <dd>
                <DateText value={last_read_on} />
              </dd>
            </>
          )}
        </dl>
      )}
    </div>
  )
}
