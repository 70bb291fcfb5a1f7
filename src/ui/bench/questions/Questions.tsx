export default function Questions() {
  return null
}
