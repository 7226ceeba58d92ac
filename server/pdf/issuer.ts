import { paths } from '#shared/paths'
import type { Config } from '../config'
import { portalUrl } from '../origins'

/** Who issues a document, and where its readers can pay and write. */
export interface Issuer {
  brandName: string
  careEmail: string
  /** The page on which bills are paid. */
  paymentUrl: string
  timeZone: string
}

/** The page that pays the bills of a billing account, for the QR code. */
export const paymentUrlOf = ({ paymentUrl }: Issuer, billingAccountNumber: string): string =>
  `${paymentUrl}?account=${encodeURIComponent(billingAccountNumber)}`

export const issuerOf = (
  config: Pick<Config, 'BRAND_NAME' | 'CARE_EMAIL' | 'TIME_ZONE' | 'PUBLIC_URL' | 'PORT'>,
): Issuer => ({
  brandName: config.BRAND_NAME,
  careEmail: config.CARE_EMAIL,
  paymentUrl: `${portalUrl(config)}${paths.payment}`,
  timeZone: config.TIME_ZONE,
})
