/** A notice or a message that was chosen in its list. */
export interface ChosenRecord {
  id: string;
  title: string;
}
