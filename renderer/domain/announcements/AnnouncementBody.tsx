/** The text of an announcement: paragraphs with links, and a link to read more. It never renders HTML from the text. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Announcement } from '#shared/contract/content/announcements'
import { isSafeLink } from '#shared/customers/announcements'
import { platform } from '../../platform'
import { paragraphsOf, piecesOf } from './announcementMarkup'

type AnnouncementText = Pick<Announcement, 'body' | 'link_url' | 'link_text'>

export const AnnouncementBody = ({ body, link_url, link_text }: AnnouncementText) => (
  <>
    {paragraphsOf(body).map((paragraph) => (
      <p key={paragraph}>
        {piecesOf(paragraph).map(({ start, text, url }) =>
          url === null ? (
            text
          ) : (
            <SafeLink key={start} url={url}>
              {text}
            </SafeLink>
          ),
        )}
      </p>
    ))}
    {isSafeLink(link_url) && link_text !== '' && (
      <p>
        <SafeLink url={link_url}>{link_text}</SafeLink>
      </p>
    )}
  </>
)

/** Opens portal pages in place and other sites in a new window. */
const SafeLink = ({ url, children }: { url: string; children: ReactNode }) =>
  url.startsWith('/') ? (
    <Link to={url}>{children}</Link>
  ) : (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault()
        void platform.openExternal(url)
      }}
    >
      {children}
    </a>
  )
