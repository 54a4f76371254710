board-anatolia = Anatolië
