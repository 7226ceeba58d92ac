import * as commonTexts from '#shared/texts/common'

/**
 * The outline of the signed-in frame while its code loads (firstFrame.css). The build also writes it into the page, so
 * that it is painted first. It is kept small because the sign-in page contains it.
 */
export const FramePlaceholder = () => (
  <output className="first-frame">
    <span className="first-frame-menu" />
    <span className="first-frame-header">
      <svg aria-hidden="true">
        <use href="#icon-brand" />
      </svg>
    </span>
    <span className="first-frame-rows">
      <span className="visually-hidden">{commonTexts.loading}</span>
    </span>
  </output>
)
