import { paths } from '#shared/paths'
import type { Config } from '../config'
import { portalUrl } from '../http/origins'

/** Who issues a document, and where its readers can pay and write. */
export interface Issuer {
  brandName: string
  careEmail: string
  portalUrl: string
  paymentUrl: string
  timeZone: string
}

export const issuerOf = (
  config: Pick<Config, 'BRAND_NAME' | 'CARE_EMAIL' | 'TIME_ZONE' | 'PUBLIC_URL' | 'PORT'>,
): Issuer => ({
  brandName: config.BRAND_NAME,
  careEmail: config.CARE_EMAIL,
  portalUrl: portalUrl(config),
  paymentUrl: `${portalUrl(config)}${paths.payment}`,
  timeZone: config.TIME_ZONE,
})
