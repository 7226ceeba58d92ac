import { Link } from 'react-router-dom'
import { MessageCenterPage } from '../features/messages/MessageCenterPage'
import { paths } from '../paths'
import { routeAt } from './routes'

/** Staff are led on to the queue as soon as there is one. */
export const MessageCenter = () => (
  <MessageCenterPage
    queue={routeAt(paths.messageQueue)?.screen && <Link to={paths.messageQueue}>Go to Message Queue</Link>}
  />
)
