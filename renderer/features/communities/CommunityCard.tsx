/** Shows a community with its size and type, services, plans and prices, and the contact of its association. */
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { Community, CommunityProduct } from '#shared/contract/customers/communities'
import { phoneLink } from '#shared/desks/contactNumbers'
import { capitalized } from '#shared/format/casing'
import { paths } from '#shared/paths'
import type { ServiceType } from '#shared/services/services'
import * as communityTexts from '#shared/texts/customers/communities'
import * as serviceTexts from '#shared/texts/services/services'
import { Money } from '../../domain/payments/Money'
import { useSignedIn } from '../../session/SignedIn'
import { numberText } from '../../ui/format/amounts'
import { phoneMask } from '../../ui/forms/phoneMask'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import { CommunityAnnouncements } from './CommunityAnnouncements'
import styles from './communities.module.css'

export function CommunityCard({ community }: { community: Community }) {
  const { community_id, name, city, state, zip, homes, kind, services, plans, is_own, association } = community
  const headingId = `community-${community_id}`
  return (
    <li className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{name}</h2>
        {is_own && <Tag color="processing">{communityTexts.yours}</Tag>}
      </div>
      <p className={parts.small}>
        {communityTexts.homes({ city, state, zip, homes: numberText(homes), kind: capitalized(kind) })}
      </p>
      <p className={styles.chips}>
        {services.map((type) => (
          <Tag key={type}>{serviceTexts.serviceLabels[type]}</Tag>
        ))}
      </p>
      <PremiseCount community={community} />
      {plans.length > 0 && (
        <details className={styles.fold}>
          <summary>{communityTexts.plansAndPrices}</summary>
          {services.map((type) => (
            <PlanList key={type} type={type} plans={plans.filter(({ service_type }) => service_type === type)} />
          ))}
        </details>
      )}
      {is_own && <CommunityAnnouncements community={name} city={city} />}
      <p>
        <Link to={`${paths.resourceCenter}?${new URLSearchParams({ search: name })}`}>
          {communityTexts.documentsAbout(name)}
        </Link>
      </p>
      {association && (
        <p className={styles.contact}>
          <span className={parts.small}>{communityTexts.homeownersAssociation}</span>
          <span>{association.name}</span>
          <span>
            <a href={phoneLink(association.phone)}>{phoneMask(association.phone)}</a> ·{' '}
            <a href={`mailto:${association.email}`}>{association.email}</a>
          </span>
        </p>
      )}
    </li>
  )
}

function PremiseCount({ community: { community_id, premise_count } }: { community: Community }) {
  const { person } = useSignedIn()
  if (premise_count === null) return null
  if (isStaff(person.userTypeCode)) return <p>{communityTexts.premisesOnFile(numberText(premise_count))}</p>
  if (premise_count === 0) return null
  return (
    <p>
      <Link to={`${paths.properties}?community=${community_id}`}>{communityTexts.ownPropertyCount(premise_count)}</Link>
    </p>
  )
}

function PlanList({ type, plans }: { type: ServiceType; plans: CommunityProduct[] }) {
  if (plans.length === 0) return null
  return (
    <>
      <h3>{serviceTexts.serviceLabels[type]}</h3>
      <ul className={styles.planList}>
        {plans.map(({ code, name, monthly_price }) => (
          <li key={code}>
            <span>{name}</span>
            <Money cents={monthly_price} />
          </li>
        ))}
      </ul>
    </>
  )
}
