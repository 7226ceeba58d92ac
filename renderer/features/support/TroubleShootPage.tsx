/**
 * /troubleShoot: asks for service and symptom and starts a guide. Its answers can go into a request. The tab stores
 * them.
 */
import { isStaff } from '#shared/access/access'
import { serviceTypes } from '#shared/services/services'
import * as supportTexts from '#shared/texts/cases/support'
import * as serviceTexts from '#shared/texts/services/services'
import { EmergencyBox } from '../../domain/cases/EmergencyBox'
import { AnsweredChecks, parseStoredJson } from '../../domain/drafts/storedJson'
import { useDraft } from '../../domain/drafts/useDraft'
import { useSignedIn } from '../../session/SignedIn'
import { useFocusAfterChange } from '../../ui/focus/useFocusAfterChange'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { ChoicePanel } from './ChoicePanel'
import { GuideSteps } from './GuideSteps'
import { guides } from './guides'
import { KnownProblems, useKnownProblems } from './KnownProblems'
import styles from './support.module.css'

/** The current heading has this id. */
const headingId = 'troubleshooting'

const emptyDraft = { service: '', guide: '', answers: '[]', isFixed: false }

export function TroubleShootPage() {
  const { user } = useSignedIn()
  const draft = useDraft('troubleshoot', emptyDraft)
  const { service, guide: code, answers, isFixed } = draft.values
  const guide = guides.find((candidate) => candidate.code === code)
  useFocusAfterChange(`${service} ${code} ${answers} ${isFixed}`, headingId)
  const services = serviceTypes.filter(
    (type) => isStaff(user.userTypeCode) || user.user_accounts.some((account) => account.service_type_code === type),
  )
  const selectedService = services.find((type) => type === service)
  const { isLoading, ...problems } = useKnownProblems()

  // A notice that appeared later would move the choices under the pointer.
  if (isLoading) return <SkeletonRows rows={4} />

  return (
    <div className={styles.page}>
      {(selectedService === 'GAS' || (!selectedService && services.includes('GAS'))) && <EmergencyBox />}
      {selectedService && selectedService !== 'GAS' && <KnownProblems {...problems} />}
      {!selectedService ? (
        <ChoicePanel
          headingId={headingId}
          title={supportTexts.whichService}
          options={services.map((type) => ({ key: type, label: serviceTexts.serviceLabels[type] }))}
          emptyText={supportTexts.noServices}
          onChoose={(type) => draft.save({ service: type })}
        />
      ) : !guide ? (
        <ChoicePanel
          headingId={headingId}
          title={supportTexts.whatsWrong}
          options={guides
            .filter((candidate) => candidate.service === selectedService)
            .map((candidate) => ({ key: candidate.code, label: candidate.symptom }))}
          onChoose={(guideCode) => draft.save({ guide: guideCode, answers: '[]', isFixed: false })}
          onBack={draft.discard}
        />
      ) : (
        <GuideSteps
          headingId={headingId}
          guide={guide}
          answers={parseStoredJson(AnsweredChecks, answers, [])}
          isFixed={isFixed}
          onAnswers={(newAnswers, fixed) => draft.save({ answers: JSON.stringify(newAnswers), isFixed: fixed })}
          onRestart={draft.discard}
        />
      )}
    </div>
  )
}
