/** /troubleShoot: service, symptom, step by step; in the end it works, or the answers go with a request. Kept in this tab. */
import { isStaff } from '#shared/access'
import { serviceLabels, serviceTypes } from '#shared/services'
import { Checks, keptJson } from '../../session/keptJson'
import { useDraft } from '../../session/useDraft'
import { useSignedIn } from '../../session/SignedIn'
import { EmergencyBox } from '../../ui/cases/EmergencyBox'
import { useFocusAfterChange } from '../../ui/useFocusAfterChange'
import { Choice } from './Choice'
import { GuideSteps } from './GuideSteps'
import { guides } from './guides'
import { KnownTrouble } from './KnownTrouble'
import styles from './support.module.css'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'

/** Of whatever is asked or told now. */
const headingId = 'troubleshooting'

const start = { service: '', guide: '', answers: '[]', isFixed: false }

export function TroubleShootPage() {
  const { user } = useSignedIn()
  const draft = useDraft('troubleshoot', start)
  const { service, guide: code, answers, isFixed } = draft.values
  const guide = guides.find((candidate) => candidate.code === code)
  useFocusAfterChange(`${service} ${code} ${answers} ${isFixed}`, headingId)
  const services = serviceTypes.filter(
    (type) => isStaff(user.userTypeCode) || user.user_accounts.some((account) => account.service_type_code === type),
  )
  const chosen = services.find((type) => type === service)

  return (
    <div className={styles.page}>
      {(chosen === 'GAS' || (!chosen && services.includes('GAS'))) && <EmergencyBox />}
      {chosen && chosen !== 'GAS' && <KnownTrouble />}
      {!chosen ? (
        <Choice
          headingId={headingId}
          title={fiberOperationsTexts.whichService}
          options={services.map((type) => ({ key: type, label: serviceLabels[type] }))}
          none={fiberOperationsTexts.theresNoServiceOnYour}
          onChoose={(type) => draft.keep({ service: type })}
        />
      ) : !guide ? (
        <Choice
          headingId={headingId}
          title={fiberOperationsTexts.whatsWrong}
          options={guides
            .filter((candidate) => candidate.service === chosen)
            .map((candidate) => ({ key: candidate.code, label: candidate.symptom }))}
          onChoose={(next) => draft.keep({ guide: next, answers: '[]', isFixed: false })}
          onBack={draft.discard}
        />
      ) : (
        <GuideSteps
          headingId={headingId}
          guide={guide}
          answers={keptJson(Checks, answers, [])}
          isFixed={isFixed}
          onAnswers={(next, fixed) => draft.keep({ answers: JSON.stringify(next), isFixed: fixed })}
          onAgain={draft.discard}
        />
      )}
    </div>
  )
}
