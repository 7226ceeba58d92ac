import { TileGrid } from '../../ui/TilePanel'
import { AnnouncementsTile } from './AnnouncementsTile'
import { ProfileTile } from './ProfileTile'

export const DashboardPage = () => (
  <TileGrid>
    <AnnouncementsTile />
    <ProfileTile />
  </TileGrid>
)
