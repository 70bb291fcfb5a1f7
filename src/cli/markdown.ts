export { markdownCode, markdownRow, markdownText } from '../i18n/markdown-text'
