import { setPasswordCost } from '@lattice/server/session/password';

setPasswordCost({ ln: 4, r: 8, p: 1 });
