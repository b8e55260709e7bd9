import { computed, ref } from 'vue';
import { foundPage, page, sortedPage } from '../rows.ts';

const rowsOf = { page, sorted: sortedPage, found: foundPage };

/** The state of a page of the bench for the peers of Vue, the same as that of ours. */
export function useVueBench() {
  const number = ref(0);
  const view = ref<keyof typeof rowsOf>('page');
  const selected = ref(0);
  const rows = computed(() => rowsOf[view.value](number.value));
  const show = (next: keyof typeof rowsOf) => {
    view.value = next;
  };
  const flip = () => {
    number.value += 1;
    show('page');
  };
  return { rows, selected, show, flip };
}
