import { Link } from 'react-router-dom'
import type { CaseCategory } from '#shared/cases/cases'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { Rich } from '../../../ui/Rich'

/** States that the customer does not have the service that the form is for. */
export const NoSuchService = ({ categories }: { categories: readonly CaseCategory[] }) => (
  <EmptyPanel picture="house">
    <p>{caseTexts.noSuchService(Boolean(categories.includes('fiberLine')))}</p>
    <p>
      <Rich
        text={caseTexts.otherServiceHint}
        parts={{
          link: (text) => <Link to={paths.serviceTicketCreate}>{text}</Link>,
          link2: <a href={phoneLink(supportNumber)}>{supportNumber}</a>,
        }}
      />
    </p>
  </EmptyPanel>
)
