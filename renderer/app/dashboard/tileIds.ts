/** The widget identifiers of the specification (section 2). Preferences store the order and visibility under them. */
type SpecifiedTile =
  | 'profile'
  | 'plan'
  | 'ticket quick access'
  | 'message box'
  | 'account location'
  | 'service tickets'
  | 'self service'
  | 'fiber/gas/general tickets'
  | 'properties'
  | 'authorized users'
  | 'account preferences'
  | 'accounts'
  | 'payment history'
  | 'billing history'
  | 'manage payment methods'
  | 'gas usage history'
  | 'manage contact'
  | 'manage communication preferences'

/** Tiles that the specification does not name. */
type OwnTile =
  | 'alerts'
  | 'balance'
  | 'internet'
  | 'usage'
  | 'to resolve'
  | 'first steps'
  | 'lot board'
  | 'announcements'

export type TileId = SpecifiedTile | OwnTile
