import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import type { OwedParts } from './domain/payments/owedParts'

/**
 * The outline of the signed-in frame while its code loads (firstFrame.css). The build also writes it into the page, so
 * that it is painted first. It is kept small because the sign-in page contains it.
 */
export const FramePlaceholder = ({ headline }: { headline?: OwedParts | null }) => (
  <div className="first-frame">
    <span className="first-frame-menu" />
    <span className="first-frame-header">
      <svg aria-hidden="true">
        <use href="#icon-brand" />
      </svg>
    </span>
    {headline ? <FirstHeadline {...headline} /> : <span className="first-frame-rows" />}
    <output className="visually-hidden">{commonTexts.loading}</output>
  </div>
)

/** The top of the dashboard, with the same places and type as in DashboardPage, TitleBar and BalanceTile. */
export const FirstHeadline = ({ lead, amount, due, isLate }: OwedParts) => (
  <div className="first-frame-page">
    <h1>{pageTexts.mainDashboard}</h1>
    <main>
      <div className="first-frame-alerts" />
      <section className="first-frame-tile">
        <h2>{commonTexts.balance}</h2>
        <p className="first-frame-headline">
          <span className="first-frame-lead">{lead}</span> <span className="first-frame-amount">{amount}</span>
        </p>
        <p className="first-frame-due" data-late={isLate}>
          {due}
        </p>
      </section>
    </main>
  </div>
)
