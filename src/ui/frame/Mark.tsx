/** Toolwright's mark. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
      <path d="M3 3h4.5v9.500H17V17H3Z" />
      <path d="M11 4.500h4.500V9H11Z" opacity=".55" />
    </svg>
  )
}
