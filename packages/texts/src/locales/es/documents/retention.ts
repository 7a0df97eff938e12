import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Plazo de conservación',
  intro:
    'Conservamos los datos personales durante el tiempo que exige su finalidad. Después los suprimimos, salvo que una ley nos obligue a conservarlos más tiempo o que los necesitemos para la formulación, el ejercicio o la defensa de reclamaciones; en tal caso no se utilizan para ningún otro fin.',
  tableIntro: 'Para las finalidades de esta política, esto significa:',
  caption: 'Conservación por finalidad',
  purpose: 'Finalidad',
  period: 'Plazo o criterio',
  criteria: {
    delivery:
      'El tiempo necesario para entregar los contenidos solicitados; los registros de acceso, el tiempo necesario para detectar errores y repeler ataques',
    security: 'El tiempo necesario para detectar y rastrear ataques, spam y usos indebidos',
    fraud: 'El tiempo necesario para examinar la operación y para las reclamaciones que se deriven de ella',
    account: 'Hasta que usted elimine la cuenta o nos pida que lo hagamos',
    payments:
      'Hasta que se complete el pago; la documentación correspondiente, durante el plazo que exige la normativa mercantil y fiscal',
    contract:
      'Hasta la ejecución del contrato y la prescripción de las acciones derivadas de él; las facturas y demás documentación, durante el plazo que exige la normativa mercantil y fiscal',
    choices: 'Mientras su elección sea válida y, después, durante el tiempo en que debamos poder demostrarla',
    errors: 'Hasta que el error se detecte y se corrija',
    enquiry:
      'Hasta que su consulta quede resuelta y no quepa esperar nuevas comunicaciones; durante más tiempo, cuando la normativa mercantil obligue a conservar la correspondencia',
    use: 'Mientras utilice la función, y durante el plazo de conservación de sus rastreadores',
    booking: 'Hasta que finalice la reserva o la cita y prescriban las acciones derivadas de ella',
    content: 'Mientras se muestre el contenido, y durante el plazo de conservación de sus rastreadores',
    contribution: 'Mientras su aportación esté publicada o hasta que nos pida que la retiremos',
    statistics:
      'Hasta que retire su consentimiento o, si ocurre antes, hasta que los datos ya no sean necesarios para nuestras estadísticas; los rastreadores, durante su plazo de conservación',
    statisticsOther: 'Hasta que los datos ya no sean necesarios para nuestras estadísticas o hasta que usted se oponga',
    advertising:
      'Hasta que retire su consentimiento o, si ocurre antes, hasta que se evalúe la campaña; los rastreadores, durante su plazo de conservación',
    advertisingOther: 'Hasta que se oponga o, si ocurre antes, hasta que se evalúe la campaña',
    subscription:
      'Hasta que se dé de baja o retire su consentimiento; la prueba de su consentimiento, mientras puedan presentarse reclamaciones',
    contacts: 'Mientras dure la relación comercial y hasta que usted se oponga',
    membership: 'Mientras participe en el programa y hasta que prescriban las acciones derivadas de él',
    application:
      'Hasta que se adopte una decisión y prescriban las acciones contra ella; durante más tiempo, solo con su consentimiento o en caso de contratación',
    survey: 'Hasta que se evalúe la encuesta',
    law: 'Durante el plazo que exige la normativa mercantil y fiscal',
    claims: 'Hasta que la reclamación se resuelva o prescriba',
    purpose: 'Mientras lo exija la finalidad indicada',
  },
};
