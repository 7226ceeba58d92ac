/** Shows the form behind every "new request" page: choose, check, details, review, sent. The step is in the URL. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isStaff } from '#shared/access/access'
import type { CaseCategory } from '#shared/cases/cases'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import * as caseTexts from '#shared/texts/cases/cases'
import { useListServiceSubtypesQuery, useListServiceTypesQuery } from '../../../api/cases/cases'
import { EmergencyBox, EmergencyLine } from '../../../domain/cases/EmergencyBox'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import styles from '../cases.module.css'
import { DetailsStep } from './DetailsStep'
import { NoSuchService } from './NoSuchService'
import { RequestKindCards } from './RequestKindCards'
import { ReviewStep } from './ReviewStep'
import { SelfCheck } from './SelfCheck'
import { SentStep } from './SentStep'
import { needsCheck } from './selfCheckSteps'
import { findMatchingAccounts, useRequest } from './useRequest'

interface RequestPageProps {
  /** Names the stored draft. */
  form: string
  categories: readonly CaseCategory[]
}

const isGas = (category: CaseCategory): boolean => category === 'gasLine' || category === 'gasMeter'

export function RequestPage({ form, categories }: RequestPageProps) {
  const { user } = useSignedIn()
  const mayWrite = useHasRight('SERVICETICKET.write')
  const hasGas = findMatchingAccounts(user.user_accounts, { category: 'gasMeter' }).length > 0
  const [isOtherTopic, setOtherTopic] = useState(false)
  if (isStaff(user.userTypeCode)) {
    return <EmptyPanel>{caseTexts.openCustomerFirst}</EmptyPanel>
  }
  return (
    <div className={styles.page}>
      {(categories.every(isGas) || (categories.some(isGas) && hasGas)) &&
        (isOtherTopic ? <EmergencyLine /> : <EmergencyBox />)}
      {!mayWrite ? (
        <EmptyPanel>{caseTexts.viewOnlyHint}</EmptyPanel>
      ) : categories.every((category) => findMatchingAccounts(user.user_accounts, { category }).length === 0) &&
        !categories.includes('general') ? (
        <NoSuchService categories={categories} />
      ) : (
        <RequestFormLoader form={form} categories={categories} onTopic={setOtherTopic} />
      )}
    </div>
  )
}

interface RequestFormProps extends RequestPageProps {
  /** Called with whether the chosen topic is another one than gas. */
  onTopic: (isOther: boolean) => void
}

function RequestFormLoader({ form, categories, onTopic }: RequestFormProps) {
  const { user } = useSignedIn()
  const userTypeQuery = { query: { user_type_code: user.userTypeCode } }
  const kinds = useListServiceTypesQuery(userTypeQuery)
  const subtypes = useListServiceSubtypesQuery(userTypeQuery)
  return (
    <PageState query={kinds} failedText={caseTexts.requestTypesNotLoaded}>
      {(allKinds) => (
        <PageState query={subtypes} failedText={caseTexts.requestTypesNotLoaded}>
          {(allSubtypes) => (
            <RequestForm
              form={form}
              onTopic={onTopic}
              kinds={allKinds.filter(({ category }) => categories.includes(category))}
              subtypes={allSubtypes}
            />
          )}
        </PageState>
      )}
    </PageState>
  )
}

/** Scrolls to the top and moves the focus, so that every user reads a new step from its start. */
function useStepStart(step: string): void {
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [step])
}

interface LoadedFormProps extends Pick<RequestFormProps, 'form' | 'onTopic'> {
  kinds: ServiceKind[]
  subtypes: ServiceSubtype[]
}

function RequestForm({ form, kinds, subtypes, onTopic }: LoadedFormProps) {
  const request = useRequest(form, kinds)
  const { step, values } = request
  useStepStart(step)
  const kind = kinds.find(({ service_type }) => service_type === values.type)
  const isOtherTopic = step !== 'choose' && kind !== undefined && !isGas(kind.category)
  useLayoutEffect(() => {
    onTopic(isOtherTopic)
    return () => onTopic(false)
  }, [onTopic, isOtherTopic])
  const kindSubtypes = subtypes.filter(({ service_type }) => service_type === values.type)
  const subtype = kindSubtypes.find(({ service_subtype }) => service_subtype === values.subtype)

  if (step === 'sent' && request.sentCase)
    return <SentStep caseId={request.sentCase} onAnother={() => request.goTo('choose')} />
  if (step === 'choose' || !kind) {
    return (
      <RequestKindCards
        kinds={kinds}
        subtypes={subtypes}
        onSelect={(selectedKind) => request.choose(selectedKind, needsCheck(selectedKind) ? 'check' : 'details')}
      />
    )
  }
  if (step === 'check') return <SelfCheck request={request} subtypes={kindSubtypes} />
  if (step === 'review' && subtype) return <ReviewStep request={request} kind={kind} subtype={subtype} />
  return <DetailsStep request={request} kind={kind} subtypes={kindSubtypes} />
}
