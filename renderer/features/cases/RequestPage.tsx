/** The form behind every "new request" address: choose, check, details, review, sent. Which step it is stands in the address. */
import { useEffect, useRef } from 'react'
import type { CaseCategory } from '#shared/cases'
import { isStaff } from '#shared/access'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases'
import { useListServiceSubtypesQuery, useListServiceTypesQuery } from '../../api/cases'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { EmergencyBox } from '../../ui/cases/EmergencyBox'
import { EmptyPanel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './cases.module.css'
import { DetailsStep } from './DetailsStep'
import { KindCards } from './KindCards'
import { NoSuchService } from './NoSuchService'
import { ReviewStep } from './ReviewStep'
import { SelfCheck } from './SelfCheck'
import { SentStep } from './SentStep'
import { needsCheck } from './selfCheckSteps'
import { fittingAccounts, useRequest } from './useRequest'
import * as requestTexts from '#shared/texts/requests'

interface RequestPageProps {
  /** Names the draft. */
  form: string
  categories: readonly CaseCategory[]
}

const isGas = (category: CaseCategory): boolean => category === 'gasLine' || category === 'gasMeter'

export function RequestPage({ form, categories }: RequestPageProps) {
  const { user } = useSignedIn()
  const mayWrite = useMay('SERVICETICKET.write')
  const hasGas = fittingAccounts(user.user_accounts, { category: 'gasMeter' }).length > 0
  if (isStaff(user.userTypeCode)) {
    return <EmptyPanel>{requestTexts.requestsAreOpenedForOne}</EmptyPanel>
  }
  return (
    <div className={styles.page}>
      {(categories.every(isGas) || (categories.some(isGas) && hasGas)) && <EmergencyBox />}
      {!mayWrite ? (
        <EmptyPanel>{requestTexts.youCanViewServiceRequests}</EmptyPanel>
      ) : categories.every((category) => fittingAccounts(user.user_accounts, { category }).length === 0) &&
        !categories.includes('general') ? (
        <NoSuchService categories={categories} />
      ) : (
        <Steps form={form} categories={categories} />
      )}
    </div>
  )
}

function Steps({ form, categories }: RequestPageProps) {
  const { user } = useSignedIn()
  const ofUser = { query: { user_type_code: user.userTypeCode } }
  const kinds = useListServiceTypesQuery(ofUser)
  const subtypes = useListServiceSubtypesQuery(ofUser)
  return (
    <PageState query={kinds} what={requestTexts.theRequestTypes}>
      {(allKinds) => (
        <PageState query={subtypes} what={requestTexts.theRequestTypes}>
          {(allSubtypes) => (
            <Form
              form={form}
              kinds={allKinds.filter(({ category }) => categories.includes(category))}
              subtypes={allSubtypes}
            />
          )}
        </PageState>
      )}
    </PageState>
  )
}

/** A new step is read from its beginning, by eye, keyboard and screen reader. */
function useStartOfStep(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [step])
}

function Form({ form, kinds, subtypes }: { form: string; kinds: ServiceKind[]; subtypes: ServiceSubtype[] }) {
  const request = useRequest(form, kinds)
  const { step, values } = request
  useStartOfStep(step)
  const kind = kinds.find(({ service_type }) => service_type === values.type)
  const offered = subtypes.filter(({ service_type }) => service_type === values.type)
  const subtype = offered.find(({ service_subtype }) => service_subtype === values.subtype)

  if (step === 'sent' && request.sentCase)
    return <SentStep caseId={request.sentCase} onAnother={() => request.goTo('choose')} />
  if (step === 'choose' || !kind) {
    return (
      <KindCards
        kinds={kinds}
        onChoose={(chosen) => request.choose(chosen, needsCheck(chosen) ? 'check' : 'details')}
      />
    )
  }
  if (step === 'check') return <SelfCheck request={request} />
  if (step === 'review' && subtype) return <ReviewStep request={request} kind={kind} subtype={subtype} />
  return <DetailsStep request={request} kind={kind} subtypes={offered} />
}
