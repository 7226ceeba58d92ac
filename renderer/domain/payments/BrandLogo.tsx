/** Simple drawings of payment brands. They are decorative; the name is always displayed next to them. */
import { brandName } from '#shared/payments/brands'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import styles from './BrandLogo.module.css'
import { type Logo, logoOf } from './methodDisplay'

const size = { viewBox: '0 0 44 28', 'aria-hidden': true } as const

const word = (text: string, fill: string, fontSize = 10) => (
  <text
    x="22"
    y="18"
    textAnchor="middle"
    fontSize={fontSize}
    fontWeight="700"
    fontFamily="system-ui, sans-serif"
    fill={fill}
  >
    {text}
  </text>
)

const marks: Record<Logo, { background: string; mark: React.ReactNode }> = {
  visa: { background: '#1a3a8f', mark: word('VISA', '#fff', 13) },
  mastercard: {
    background: '#2b2b2b',
    mark: (
      <>
        <circle cx="17.5" cy="14" r="8" fill="#e0322b" />
        <circle cx="26.5" cy="14" r="8" fill="#f2a33a" fillOpacity="0.9" />
      </>
    ),
  },
  amex: { background: '#2671b8', mark: word('AMEX', '#fff', 11) },
  discover: {
    background: '#f4f4f4',
    mark: (
      <>
        <circle cx="32" cy="14" r="6" fill="#e8762d" />
        <text x="4" y="17.5" fontSize="8" fontWeight="700" fontFamily="system-ui, sans-serif" fill="#222">
          {paymentMethodTexts.disc}
        </text>
      </>
    ),
  },
  applePay: { background: '#111', mark: word(paymentMethodTexts.aPay, '#fff') },
  googlePay: { background: '#fff', mark: word(paymentMethodTexts.gPay, '#333') },
  amazonPay: { background: '#232f3e', mark: word(paymentMethodTexts.aPayName, '#ffb547') },
  venmo: { background: '#1d70c4', mark: word('venmo', '#fff') },
  paypal: { background: '#10347a', mark: word(paymentMethodTexts.paypal, '#fff', 9) },
  bank: {
    background: '#e6edf2',
    mark: (
      <path
        d="M22 5 9 11v2h26v-2L22 5Zm-10 9v6h3v-6h-3Zm8.500 0v6h3v-6h-3Zm8.500 0v6h3v-6h-3ZM9 21v2h26v-2H9Z"
        fill="#1c374b"
      />
    ),
  },
}

export function BrandLogo({ type }: { type: string }) {
  const [name, logo] = [brandName(type), logoOf(type)]
  if (!logo) return <span className={styles.brandText}>{name}</span>
  const { background, mark } = marks[logo]
  return (
    <svg {...size} className={styles.brand}>
      <rect x="0.5" y="0.5" width="43" height="27" rx="4" fill={background} stroke="#8a949b" strokeOpacity="0.5" />
      {mark}
    </svg>
  )
}
