export { small } from '../../lib/small';
