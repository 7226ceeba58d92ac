/** Every address but /login starts here: as little as possible, so that the postback page needs nothing else. */
import { paths } from './paths'

if (window.location.pathname === paths.postback) {
  void import('./features/postback/showPostback').then(({ showPostback }) => showPostback())
} else {
  void import('./start').then(({ start }) => start())
}
