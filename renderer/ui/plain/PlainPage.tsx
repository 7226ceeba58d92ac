import type { ReactNode } from 'react'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import * as visitorTexts from '#shared/texts/visitorPages'
import { emergencyLinks } from '../emergencyLinks'
import { Rich } from '../Rich'
import styles from './plain.module.css'

interface PlainPageProps {
  brandName: string
  title: string
  /** For tasks that need more room than a column of fields. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of pages before sign-in: the brand, one task and contact numbers. It loads without antd. */
export function PlainPage({ brandName, title, isWide = false, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.brandPanel}>
        <p className={styles.brand}>
          <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <path d="M7 25C7 15 15 7 25 7M7 25c5 0 10-5 10-10" />
            <circle cx="25" cy="25" r="2" />
          </svg>
          {brandName}
        </p>
        <div className={styles.promise}>
          <p className={styles.promiseTitle}>{visitorTexts.portalSummary}</p>
          <p>{visitorTexts.portalDescription}</p>
        </div>
        <svg className={styles.lines} viewBox="0 0 400 400" aria-hidden="true">
          <path d="M-20 420C-20 180 180-20 420-20M40 420C40 213 213 40 420 40M100 420c0-177 143-320 320-320M160 420c0-144 116-260 260-260M220 420c0-110 90-200 200-200M280 420c0-77 63-140 140-140" />
        </svg>
      </header>
      <main className={styles.main} data-wide={isWide || undefined}>
        <div className={styles.task}>
          <h1>{title}</h1>
          {children}
        </div>
        <footer className={styles.contact}>
          <p>
            <Rich
              text={visitorTexts.smellGasBanner}
              parts={{
                strong: (text) => <strong>{text}</strong>,
                ...emergencyLinks,
              }}
            />
          </p>
          <p>
            {visitorTexts.support} <a href={phoneLink(supportNumber)}>{supportNumber}</a>
          </p>
        </footer>
      </main>
    </div>
  )
}
