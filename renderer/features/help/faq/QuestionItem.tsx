/** One question: its answer opens below it; where to go on; and what to do if the answer does not help. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access'
import { descriptionLimit } from '#shared/cases'
import { paths, type Path } from '../../../paths'
import { useMay } from '../../../session/useMay'
import { useSignedIn } from '../../../session/SignedIn'
import { gasEmergencyNumber, telephoneLink } from '#shared/contactNumbers'
import { CopyButton } from '../../../ui/CopyButton'
import type { Entry } from '#shared/faq/entries'
import styles from './faq.module.css'
import { Helpful } from './Helpful'
import { cutAt } from './searchEntries'
import * as helpTexts from '#shared/texts/help'
import { Rich } from '../../../ui/Rich'

interface QuestionItemProps {
  entry: Entry
  /** The address is about this one. */
  isLinked: boolean
  /** Words to highlight. */
  terms?: readonly string[]
  isOpen: (path: Path) => boolean
}

const pageOf = (slug: string): string => `${paths.faq}?q=${slug}`

export function QuestionItem({ entry, isLinked, terms = [], isOpen }: QuestionItemProps) {
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
        {link && isOpen(link.path) && (
          <p>
            <Link to={link.path}>{link.label}</Link>
          </p>
        )}
        <Helpful entry={entry} />
        <div className={styles.after}>
          <FurtherHelp entry={entry} isOpen={isOpen} />
          <span className={styles.copy}>
            {helpTexts.copyLink} <CopyButton linkTo={pageOf(slug)} label={helpTexts.copyLinkTo(question)} />
          </span>
        </div>
      </div>
    </details>
  )
}

const Highlighted = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  cutAt(text, terms).map((piece) => (piece.isHit ? <mark key={piece.at}>{piece.text}</mark> : piece.text))

function FurtherHelp({ entry, isOpen }: Pick<QuestionItemProps, 'entry' | 'isOpen'>) {
  const mayRequest = useRequestPath()
  if (entry.isEmergency) {
    return (
      <span>
        <Rich
          text={helpTexts.callFromOutsideThen}
          parts={{
            link: <a href="tel:911">911</a>,
            link2: <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>,
          }}
        />
      </span>
    )
  }
  const request = mayRequest(entry)
  if (request && isOpen(paths.serviceTicketCreate)) return <Link to={request}>{helpTexts.stillNeedHelpAskUs}</Link>
  return isOpen(paths.contactUs) ? <Link to={paths.contactUs}>{helpTexts.stillNeedHelpContactUs}</Link> : <span />
}

const somethingElse = { type: 'documents', subtype: 'other' }

/** The address of a request that begins with the question; null for those who cannot send one. */
export function useRequestPath(): (entry: Entry | string) => string | null {
  const { user } = useSignedIn()
  const mayRequest = useMay('SERVICETICKET.write') && !isStaff(user.userTypeCode)
  return (entry) => {
    if (!mayRequest) return null
    const question = typeof entry === 'string' ? entry : entry.question
    const topic = typeof entry === 'string' ? undefined : entry.topic
    const { services } = topic ?? {}
    const isTheirs = !services || user.user_accounts.some(({ service_type_code: type }) => services.includes(type))
    const search = new URLSearchParams({
      ...(topic && isTheirs ? topic.request : somethingElse),
      description: helpTexts.myQuestion(question).slice(0, descriptionLimit),
    })
    return `${paths.serviceTicketCreate}?${search}`
  }
}
