/** What an announcement says: paragraphs with links in them, and the link to read on. Never anything that a browser would run. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isSafeLink } from '#shared/announcements'
import type { Announcement } from '#shared/contract/announcements'
import { platform } from '../../platform'
import { paragraphsOf, piecesOf } from './bodyParts'

type Said = Pick<Announcement, 'body' | 'link_url' | 'link_text'>

export const AnnouncementBody = ({ body, link_url, link_text }: Said) => (
  <>
    {paragraphsOf(body).map((paragraph) => (
      <p key={paragraph}>
        {piecesOf(paragraph).map(({ at, text, url }) =>
          url === null ? (
            text
          ) : (
            <SafeLink key={at} url={url}>
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

/** Within the portal, or outside of it in a window of its own. */
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
