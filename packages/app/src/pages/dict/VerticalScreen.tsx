import { dict } from '@lattice/api/resources/blade-system/dict';
import { Dictionaries } from '../../features/dictionaries/Dictionaries.tsx';

/** The code lists, the entries of the one that is opened under them, and their order. */
export const VerticalScreen = () => <Dictionaries definition={dict} layout="vertical" />;
