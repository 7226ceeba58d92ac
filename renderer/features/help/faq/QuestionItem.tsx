/** Shows one question with its answer, a link, the feedback buttons and ways to get further help. */

import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { descriptionLimit } from '#shared/cases/cases'
import type { FaqEntry } from '#shared/faq/entries'
import { paths } from '#shared/paths'
import * as helpTexts from '#shared/texts/cases/help'
import type { CanOpenPath } from '../../../session/canOpenPath'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { CopyButton } from '../../../ui/CopyButton'
import { emergencyLinks } from '../../../ui/emergencyLinks'
import { Rich } from '../../../ui/Rich'
import { AnswerFeedback } from './AnswerFeedback'
import styles from './faq.module.css'
import { splitByTerms } from './searchEntries'

interface QuestionItemProps {
  entry: FaqEntry
  /** Whether the URL points at this question. */
  isLinked: boolean
  /** Words to highlight. */
  terms?: readonly string[]
  canOpenPath: CanOpenPath
}

const linkToQuestion = (slug: string): string => `${paths.faq}?q=${slug}`

export function QuestionItem({ entry, isLinked, terms = [], canOpenPath }: QuestionItemProps) {
  const { slug, question, answer, link } = entry
  const item = useRef<HTMLDetailsElement>(null)
  const title = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isLinked || !item.current) return
    item.current.open = true
    item.current.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }, [isLinked])
  return (
    <details ref={item} className={styles.item}>
      <summary ref={title}>
        <h3>
          <Highlighted text={question} terms={terms} />
        </h3>
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <Highlighted text={paragraph} terms={terms} />
          </p>
        ))}
        {link && canOpenPath(link.path) && (
          <p>
            <Link to={link.path}>{link.label}</Link>
          </p>
        )}
        <AnswerFeedback entry={entry} />
        <div className={styles.after}>
          <FurtherHelp entry={entry} canOpenPath={canOpenPath} />
          <span className={styles.copy}>
            {helpTexts.copyLink} <CopyButton linkTo={linkToQuestion(slug)} label={helpTexts.copyLinkTo(question)} />
          </span>
        </div>
      </div>
    </details>
  )
}

const Highlighted = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  splitByTerms(text, terms).map((piece) => (piece.isHit ? <mark key={piece.start}>{piece.text}</mark> : piece.text))

function FurtherHelp({ entry, canOpenPath }: Pick<QuestionItemProps, 'entry' | 'canOpenPath'>) {
  const requestPathFor = useRequestPath()
  if (entry.isEmergency) {
    return (
      <span>
        <Rich text={helpTexts.emergencyCall} parts={emergencyLinks} />
      </span>
    )
  }
  const request = requestPathFor(entry)
  if (request && canOpenPath(paths.serviceTicketCreate)) return <Link to={request}>{helpTexts.requestLink}</Link>
  return canOpenPath(paths.contactUs) ? <Link to={paths.contactUs}>{helpTexts.contactLink}</Link> : <span />
}

const fallbackRequest = { type: 'documents', subtype: 'other' }

/**
 * Returns a function for the URL of a request prefilled with the question; null for users who can't create requests.
 */
export function useRequestPath(): (entry: FaqEntry | string) => string | null {
  const { user } = useSignedIn()
  const mayRequest = useHasRight('SERVICETICKET.write') && !isStaff(user.userTypeCode)
  return (entry) => {
    if (!mayRequest) return null
    const question = typeof entry === 'string' ? entry : entry.question
    const topic = typeof entry === 'string' ? undefined : entry.topic
    const { services } = topic ?? {}
    const hasService = !services || user.user_accounts.some(({ service_type_code: type }) => services.includes(type))
    const search = new URLSearchParams({
      ...(topic && hasService ? topic.request : fallbackRequest),
      description: helpTexts.myQuestion(question).slice(0, descriptionLimit),
    })
    return `${paths.serviceTicketCreate}?${search}`
  }
}
