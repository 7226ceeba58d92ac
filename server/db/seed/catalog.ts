/** What the provider sells. Gas is sold by rate: its monthly price is the customer charge, usage comes on top. */
import type { products } from '../schema/plans'

type Product = typeof products.$inferInsert & { isShippable: boolean }

/** What identifies and prices it, then what people read. */
const product =
  (kind: Product['kind']) =>
  (
    [serviceType, code, monthlyPrice]: [Product['serviceType'], string, number],
    name: string,
    description: string,
  ): Product => ({ code, serviceType, kind, name, description, monthlyPrice, isShippable: false })

const plan = product('plan')
const addon = product('addon')

const shipped = (product: Product): Product => ({ ...product, isShippable: true })

export const catalog: readonly Product[] = [
  plan(['FIBER', 'FIB-START-300', 4500], 'Start 300', '300 Mb/s up and down for a home of one or two.'),
  plan(['FIBER', 'FIB-PLUS-500', 6000], 'Plus 500', '500 Mb/s up and down: video in every room.'),
  plan(['FIBER', 'FIB-GIG-1000', 8000], 'Gig 1000', '1 Gb/s up and down for work, school and games at once.'),
  plan(['FIBER', 'FIB-DUO-2000', 11000], 'Duo 2000', '2 Gb/s up and down, with a Wi-Fi 7 gateway.'),
  plan(['FIBER', 'FIB-MAX-5000', 16000], 'Max 5000', '5 Gb/s up and down for studios and home servers.'),
  plan(['FIBER', 'FIB-BULK-500', 3800], 'Community 500', '500 Mb/s up and down, billed to the community.'),
  plan(['FIBER', 'FIB-TOPUP-GIG', 2200], 'Community top-up Gig', 'Raises the community connection to 1 Gb/s.'),
  plan(['FIBER', 'FIB-TOPUP-DUO', 5200], 'Community top-up Duo', 'Raises the community connection to 2 Gb/s.'),
  shipped(addon(['FIBER', 'FIB-ADD-GATEWAY', 1000], 'Gateway', 'Wi-Fi gateway, replaced when it fails.')),
  shipped(addon(['FIBER', 'FIB-ADD-WIFI1', 700], 'Whole-home Wi-Fi, 1 extender', 'One extender, set up by app.')),
  shipped(addon(['FIBER', 'FIB-ADD-WIFI2', 1200], 'Whole-home Wi-Fi, 2 extenders', 'Two extenders, set up by app.')),
  addon(['FIBER', 'FIB-ADD-IP4', 1000], 'Static IPv4 address', 'One address that stays the same.'),
  addon(['FIBER', 'FIB-ADD-SECURITY', 600], 'Advanced security', 'Blocks known harmful sites for every device.'),
  shipped(addon(['FIBER', 'FIB-ADD-LTE', 1500], 'Backup LTE', 'Keeps you online over mobile while the fiber is down.')),
  shipped(addon(['FIBER', 'FIB-ADD-BATTERY', 400], 'Battery for the ONT', 'Eight hours of service without power.')),
  addon(['FIBER', 'FIB-ADD-CARE', 900], 'Tech-care visits', 'Visits by a technician at no further charge.'),
  addon(['FIBER', 'FIB-ADD-FAMILY', 500], 'Parental profiles', 'Hours and content by family member.'),
  plan(['TV', 'TV-LOCAL-32', 2900], 'Local', '32 channels: the local stations.'),
  plan(['TV', 'TV-SELECT-120', 7400], 'Select', '120 channels with news, films and sports.'),
  plan(['TV', 'TV-PRIME-210', 9900], 'Prime', '210 channels, all of Select and more sports.'),
  addon(['TV', 'TV-ADD-SPORTS', 1500], 'Sports pack', '14 sports channels.'),
  addon(['TV', 'TV-ADD-FILM', 1200], 'Film pack', '9 film channels without commercials.'),
  addon(['TV', 'TV-ADD-KIDS', 800], 'Kids pack', '7 channels for children.'),
  shipped(addon(['TV', 'TV-ADD-BOX', 800], 'Extra box', 'TV in one more room.')),
  addon(['TV', 'TV-ADD-CLOUD', 1000], 'Cloud recorder', '100 hours of recordings.'),
  plan(['VOIP', 'VOI-BASIC', 1500], 'Home Basic', '500 minutes within the country.'),
  plan(['VOIP', 'VOI-UNLIMITED', 2500], 'Home Unlimited', 'Unlimited calls within the country.'),
  addon(['VOIP', 'VOI-ADD-LINE2', 1200], 'Second line', 'A second number in the same home.'),
  addon(['VOIP', 'VOI-ADD-VMTEXT', 300], 'Voicemail to text', 'Voicemails arrive as messages.'),
  addon(['VOIP', 'VOI-ADD-INTL', 600], 'International 200', '200 minutes to 60 countries.'),
  addon(['VOIP', 'VOI-ADD-SCREEN', 200], 'Call screening', 'Unknown callers state their name first.'),
  plan(['GAS', 'GAS-R1', 1650], 'Residential heat R-1', 'Monthly customer charge; gas and delivery by therm.'),
  plan(['GAS', 'GAS-GC1', 3200], 'Small commercial GC-1', 'Monthly customer charge; gas and delivery by therm.'),
]

const byCode = new Map(catalog.map((product) => [product.code, product]))

export function productOf(code: string): Product {
  const product = byCode.get(code)
  if (!product) throw new Error(`The catalog has no ${code}`)
  return product
}
