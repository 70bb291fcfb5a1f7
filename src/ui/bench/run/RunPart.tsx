export default function RunPart() {
  return null
}
